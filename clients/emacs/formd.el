;;; formd.el --- Forms of the form daemon in buffers  -*- lexical-binding: t; -*-

;; Copyright the formd authors
;; SPDX-License-Identifier: MIT
;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: convenience, comm
;; URL: https://example.org/formd

;;; Commentary:

;; One file, for a package is installed as one.
;;
;; `M-x formd-open' shows a form: a definition in a JSON file, or a form
;; that a daemon has already.  Text is typed into fields, the rest are
;; buttons.  What is wrong stands below its field.  Another front end may
;; show the same form at the same time; each sees what the other does.
;;
;; The daemon judges and remembers; this file only draws what it says and
;; tells it what was typed.  `formd-program' is started when no daemon
;; listens at `formd-socket'.

;;; Code:

(require 'cl-lib)
(require 'json)
(require 'jsonrpc)
(require 'seq)
(require 'subr-x)
(require 'wid-edit)

(defgroup formd nil
  "Forms of the form daemon."
  :group 'applications
  :prefix "formd-")

(defcustom formd-program (or (getenv "FORMD_BINARY") "formd")
  "The program that is started when no daemon listens."
  :type 'string)

(defcustom formd-socket nil
  "Where a daemon listens.
When nil, $FORMD_SOCKET, else the user's runtime folder."
  :type '(choice (const :tag "As usual" nil) file))

(defface formd-title '((t :inherit font-lock-variable-name-face))
  "Titles of fields.")
(defface formd-header '((t :inherit bold))
  "Headers of sections, and the form's own title.")
(defface formd-help '((t :inherit font-lock-comment-face))
  "Explanations and footers.")
(defface formd-issue '((t :inherit error))
  "What is wrong with an answer.")
(defface formd-marker '((t :inherit warning))
  "Signs, as of a required field.")

;;; The form of a buffer

(defvar-local formd--form nil "The id of the form.")
(defvar-local formd--definition nil "The form as the daemon last told it.")
(defvar-local formd--revision 0 "The revision of `formd--definition'.")
(defvar-local formd--fields nil "Widgets of typed fields by id, an alist.")
(defvar-local formd--flying 0 "How many calls are not answered yet.")
(defvar-local formd--at nil "The field the daemon knows to be edited here.")
(defvar-local formd--closed nil "Whether the form is gone, by itself or with its daemon.")
(defvar-local formd--stale nil "Whether changes came that are not drawn yet.")

;;; The connection

(defvar formd--connection nil
  "The connection all form buffers share; nil before the first one.")

(define-error 'formd-error "formd")

(defclass formd--exact-connection (jsonrpc-process-connection) ()
  "A connection that loses no digit.
Of 0.06 `json-serialize' makes 0.059999999999999998.")

(cl-defmethod jsonrpc-connection-send ((connection formd--exact-connection)
                                       &rest message)
  "Send MESSAGE, a plist, to CONNECTION."
  (let ((json (formd--json `(:jsonrpc "2.0" ,@(plist-put (copy-sequence message) :method
                                                         (format "%s" (plist-get message :method)))))))
    (process-send-string
     (jsonrpc--process connection)
     (format "Content-Length: %d\r\n\r\n%s" (string-bytes json) json))))

(defun formd--json (value)
  "Return VALUE as JSON.
It is made of plists, vectors, texts, numbers, t, :json-false and nil."
  (cond ((eq value t) "true")
        ((eq value :json-false) "false")
        ((memq value '(nil :null)) "null")
        ((stringp value) (json-encode-string value))
        ((numberp value) (format "%s" value))
        ((vectorp value) (concat "[" (mapconcat #'formd--json value ",") "]"))
        (t (format "{%s}" (mapconcat #'formd--json-member (seq-partition value 2) ",")))))

(defun formd--json-member (member)
  "Return MEMBER, a name and a value, as JSON."
  (let ((name (substring (symbol-name (car member)) 1)))
    ;; Emacs 28 reads names as bytes.
    (unless (multibyte-string-p name)
      (setq name (decode-coding-string name 'utf-8)))
    (concat (json-encode-string name) ":" (formd--json (cadr member)))))

(defun formd--named-socket ()
  "Return the path of the socket that was asked for, or nil."
  (or formd-socket (getenv "FORMD_SOCKET")))

(defun formd--socket ()
  "Return the path of a socket somebody may listen at, or nil."
  (let ((path (or (formd--named-socket)
                  (when-let ((folder (getenv "XDG_RUNTIME_DIR")))
                    (expand-file-name "formd/formd.sock" folder)))))
    (and path (file-exists-p path) path)))

(defun formd--process ()
  "Return a process that speaks with a daemon."
  (let ((path (formd--socket)))
    (or (and path
             (ignore-errors
               (make-network-process
                :name "formd" :family 'local :service path
                :coding 'utf-8-emacs-unix :noquery t)))
        (and (formd--named-socket)
             (signal 'formd-error (list (concat "Nobody listens at " (formd--named-socket)))))
        (unless (executable-find formd-program)
          (signal 'formd-error
                  (list (format "Cannot start %s: there is no such program" formd-program))))
        (make-process
         :name "formd" :command (list formd-program)
         :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
         :stderr (get-buffer-create " *formd stderr*")))))

(defun formd--connect ()
  "Return the connection; make it when there is none."
  (when (formd--ended-p formd--connection)
    (let ((connection
           (condition-case failure
               (make-instance 'formd--exact-connection
                              :name "formd" :process (formd--process)
                              :notification-dispatcher #'formd--hear
                              :on-shutdown #'formd--lose)
             (formd-error (signal (car failure) (cdr failure)))
             (error (signal 'formd-error
                            (list (format "Cannot start %s: %s" formd-program
                                          (error-message-string failure))))))))
      (let ((hello (cadr (formd--ask connection 'initialize
                                     '(:clientInfo (:name "Emacs") :positionEncodings ["utf-32"])))))
        (unless (eql (plist-get hello :protocolVersion) 1)
          (jsonrpc-shutdown connection)
          (signal 'formd-error
                  (list (format "The daemon speaks version %s of the protocol, not 1"
                                (plist-get hello :protocolVersion))))))
      (setq formd--connection connection)))
  formd--connection)

(defun formd--ask (connection method params &optional patience)
  "Ask CONNECTION METHOD with PARAMS; return a list of error and result.
It waits for PATIENCE seconds, 5 unless given.  The error is a plist.
Not `jsonrpc-request': that leaves its filter by a throw, and what came
with the answer then lies unread until more comes."
  (let ((until (+ (float-time) (or patience 5))) answer)
    (jsonrpc-async-request connection method params :timeout 3600
                           :success-fn (lambda (result) (setq answer (list nil result)))
                           :error-fn (lambda (failure) (setq answer (list failure nil))))
    (while (not (or answer (formd--ended-p connection) (> (float-time) until)))
      (accept-process-output nil 0.02))
    (or answer
        (list (list :message (if (formd--ended-p connection)
                                 "the daemon is gone" "the daemon does not answer"))
              nil))))

(defun formd--request (method &rest params)
  "Ask the daemon METHOD with PARAMS and wait for the result."
  (pcase-let ((`(,failure ,result) (formd--ask (formd--connect) method params)))
    (when failure
      (signal 'formd-error (list (plist-get failure :message))))
    result))

(defun formd--ended-p (connection)
  "Whether nobody is at the other end of CONNECTION any more."
  (not (and connection (jsonrpc-running-p connection))))

(defun formd--send (method &rest params)
  "Ask the daemon METHOD about this buffer's form with PARAMS; do not wait.
A refusal is shown and the form drawn anew."
  (if (formd--lost-p)
      (message "formd: there is no daemon; M-x formd-revive makes the form anew")
    (let ((buffer (current-buffer)))
      (cl-incf formd--flying)
      (jsonrpc-async-request
       formd--connection method (append (list :form formd--form) params)
       :timeout 3600
       :success-fn (lambda (_) (formd--landed buffer nil))
       :error-fn (lambda (failure) (formd--landed buffer (plist-get failure :message)))))))

(defun formd--landed (buffer refusal)
  "Note that an answer for BUFFER came; REFUSAL is what was wrong, or nil."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (cl-decf formd--flying)
      (when refusal
        (message "formd: %s" refusal)
        (formd--draw)))))

(defun formd--lost-p ()
  "Whether the form of this buffer is gone, or there is no daemon to talk to."
  (or formd--closed (formd--ended-p formd--connection)))

(defun formd--about (method &rest params)
  "Ask the daemon METHOD about the form of this buffer with PARAMS, and wait."
  (when (formd--lost-p)
    (user-error "The form is gone; M-x formd-revive makes it anew"))
  (apply #'formd--request method :form formd--form params))

;;; News

(defun formd--buffers ()
  "Return all buffers that show a form."
  (cl-remove-if-not (lambda (buffer) (buffer-local-value 'formd--form buffer))
                    (buffer-list)))

(defun formd--hear (_connection method params)
  "Take in a notification METHOD with PARAMS."
  (let ((form (plist-get params :form)))
    (dolist (buffer (formd--buffers))
      (with-current-buffer buffer
        (when (equal form formd--form)
          (pcase method
            ((or 'form/changed 'watch/overflow) (formd--look-soon))
            ('form/closed
             (formd--gone (format "The form was closed (%s)." (plist-get params :reason))))))))))

(defun formd--look-soon ()
  "Ask how the form is now, once for all that came together."
  (unless formd--stale
    (setq formd--stale t)
    (let ((buffer (current-buffer)))
      (jsonrpc-async-request
       formd--connection 'form/get (list :form formd--form)
       :timeout 3600
       :success-fn (lambda (seen)
                     (when (buffer-live-p buffer)
                       (with-current-buffer buffer
                         (setq formd--stale nil)
                         (formd--see seen))))
       :error-fn (lambda (_)
                   (when (buffer-live-p buffer)
                     (with-current-buffer buffer (setq formd--stale nil))))))))

(defun formd--see (seen)
  "Draw the form as SEEN, unless something newer is drawn already."
  (when (> (plist-get seen :revision) formd--revision)
    (setq formd--definition (plist-get seen :definition)
          formd--revision (plist-get seen :revision))
    (formd--draw)))

(defun formd--lose (_connection)
  "The daemon is gone: say so, keep what was typed."
  (dolist (buffer (formd--buffers))
    (with-current-buffer buffer
      (formd--gone "The daemon is gone."))))

(defun formd--gone (why)
  "Keep what was typed into the form of this buffer, which is gone, and say WHY."
  (setq formd--flying 0 formd--stale nil formd--closed t
        header-line-format
        (propertize (concat why " What you typed is kept; M-x formd-revive makes the form anew.")
                    'face 'error))
  (message "formd: %s What you typed is kept; M-x formd-revive makes the form anew" why))

;;; What nodes say

(defun formd--flag (value)
  "Whether VALUE is true as JSON has it."
  (and value (not (eq value :json-false))))
(defun formd--given (value)
  "Return VALUE unless it is null."
  (unless (eq value :null) value))
(defun formd--state (node name)
  "Return the member NAME of the state of NODE."
  (plist-get (plist-get node :state) name))
(defun formd--visible-p (node)
  "Whether NODE is shown."
  (not (eq (formd--state node :visible) :json-false)))
(defun formd--locked-p (&rest nodes)
  "Whether one of NODES cannot be changed."
  (cl-some (lambda (node)
             (or (formd--flag (plist-get node :readonly))
                 (plist-member node :computed)
                 (eq (plist-get node :enabled) :json-false)
                 (eq (formd--state node :enabled) :json-false)))
           nodes))
(defun formd--secret-p (node)
  "Whether the answer of NODE is kept from view."
  (or (formd--flag (plist-get node :secret)) (equal (plist-get node :type) "password")))
(defun formd--typed-p (node)
  "Whether NODE is answered by typing."
  (and (member (plist-get node :kind)
               '(nil "textField" "textView" "stepper" "slider" "datePicker"
                     "selectorDatePicker" "inlineDatePicker"))
       (not (equal (plist-get node :type) "picker"))))

(defun formd--printable (text)
  "Return TEXT without what would steer a terminal or turn writing around."
  (replace-regexp-in-string
   "[\0-\10\13-\37\177\u0080-\u009f\u202a-\u202e\u2066-\u2069]" "\ufffd"
   (format "%s" (or text ""))))

(defun formd--raw (node)
  "Return the text one would go on typing in NODE."
  (let ((value (formd--given (plist-get node :value))))
    (or (formd--state node :raw)
        (cond ((null value) "")
              ((numberp value) (number-to-string value))
              (t (format "%s" value))))))

(defun formd--issues (node)
  "Return what is wrong with NODE and to be shown."
  (let ((shows (formd--flag (formd--state node :showsIssues))))
    (cl-remove-if-not (lambda (issue) (or shows (not (equal (plist-get issue :source) "rule"))))
                      (append (formd--state node :issues) nil))))

;;; Keys

(defvar formd-field-map
  (let ((map (copy-keymap widget-field-keymap)))
    (define-key map (kbd "TAB") #'formd-next)
    (define-key map (kbd "<backtab>") #'formd-previous)
    (define-key map (kbd "RET") #'formd-next)
    (define-key map (kbd "C-c C-c") #'formd-submit)
    (define-key map (kbd "C-c C-k") #'formd-cancel)
    (define-key map (kbd "C-/") #'formd-undo)
    (define-key map (kbd "C-x u") #'formd-undo)
    map)
  "Keys inside a field of one line.")

(defvar formd-text-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map formd-field-map)
    (define-key map (kbd "RET") #'newline)
    map)
  "Keys inside a field of several lines.")

(defvar formd-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map widget-keymap)
    (define-key map (kbd "TAB") #'widget-forward)
    (define-key map (kbd "<backtab>") #'widget-backward)
    (define-key map (kbd "C-c C-c") #'formd-submit)
    (define-key map (kbd "C-c C-k") #'formd-cancel)
    (define-key map (kbd "C-/") #'formd-undo)
    (define-key map (kbd "C-x u") #'formd-undo)
    (define-key map (kbd "n") #'formd-next)
    (define-key map (kbd "p") #'formd-previous)
    (define-key map (kbd "g") #'formd-refresh)
    (define-key map (kbd "q") #'quit-window)
    map)
  "Keys of form buffers outside of fields.")

;;; Drawing

(defun formd--where ()
  "Return the field point is in and how far from its beginning, or nil."
  (let ((widget (widget-field-at (point))))
    (if widget
        (cons (widget-get widget :formd-id) (- (point) (widget-field-start widget)))
      (when-let ((button (widget-at (point))))
        (cons (widget-get button :formd-id) 0)))))

(defun formd--draw ()
  "Draw the form; what is being typed and point stay."
  (let* ((where (formd--where))
         (line (line-number-at-pos))
         (kept (and (or (> formd--flying 0) (formd--lost-p)) (formd--typed)))
         (inhibit-read-only t)
         (inhibit-modification-hooks t))
    (remove-overlays)
    (erase-buffer)
    ;; What the widget library knows of fields went with their text.
    (setq formd--fields nil widget-field-list nil widget-field-new nil)
    (formd--draw-form kept)
    (use-local-map formd-mode-map)
    (widget-setup)
    (goto-char (point-min))
    (if (not (and where (formd--go (car where) (cdr where))))
        (forward-line (1- line)))
    (set-buffer-modified-p nil)))

(defun formd--go (id &optional offset)
  "Go to the field called ID, OFFSET characters into it."
  (let ((field (alist-get id formd--fields nil nil #'equal)))
    (if field
        (goto-char (min (+ (widget-field-start field) (or offset 0)) (widget-field-end field)))
      (let ((at (point-min)) found)
        (while (and (not found) (setq at (next-single-char-property-change at 'button))
                    (< at (point-max)))
          (when-let ((widget (widget-at at)))
            (when (equal (widget-get widget :formd-id) id)
              (setq found at))))
        (when found (goto-char found))))))

(defun formd--insert (text face)
  "Insert TEXT in FACE as a line of its own."
  (when (and text (not (equal text "")))
    (insert (propertize (formd--printable text) 'face face) "\n")))

(defun formd--caption (value)
  "Return the text of VALUE, a header or footer."
  (if (stringp value) value (plist-get value :text)))

(defun formd--draw-form (kept)
  "Insert all of the form; KEPT are texts of fields to draw as they were typed."
  (formd--insert (or (plist-get formd--definition :title) formd--form) 'formd-header)
  (formd--insert (plist-get formd--definition :help) 'formd-help)
  (seq-doseq (section (plist-get formd--definition :sections))
    (when (formd--visible-p section)
      (insert "\n")
      (formd--insert (formd--caption (plist-get section :header)) 'formd-header)
      (seq-doseq (row (plist-get section :rows))
        (formd--draw-row row section kept))
      (let ((number 0))
        (seq-doseq (item (plist-get section :items))
          (formd--insert (format "%d." (cl-incf number)) 'formd-header)
          (seq-doseq (row (plist-get item :rows))
            (formd--draw-row row section kept))
          (formd--button "Remove" (plist-get item :id)
                         (lambda () (formd--send 'item/remove :items (vector (plist-get item :id)))))
          (insert "\n")))
      (when-let ((repeat (plist-get section :repeat)))
        (formd--button (or (plist-get repeat :addTitle) "Add") (concat "+" (plist-get section :id))
                       (lambda () (formd--send 'item/append :section (plist-get section :id))))
        (insert "\n"))
      (seq-doseq (issue (formd--state section :issues))
        (formd--insert (concat "! " (plist-get issue :message)) 'formd-issue))
      (formd--insert (formd--caption (plist-get section :footer)) 'formd-help))))

(defun formd--draw-row (row section kept)
  "Insert ROW of SECTION; KEPT as in `formd--draw-form'."
  (when (formd--visible-p row)
    (pcase (plist-get row :kind)
      ("label" (formd--draw-label row))
      ("fields"
       (formd--insert (plist-get row :title) 'formd-title)
       (seq-doseq (part (plist-get row :fields))
         (insert "  ")
         (formd--draw-field part (list part row section) kept)))
      (_ (formd--draw-field row (list row section) kept)))))

(defun formd--draw-label (row)
  "Insert ROW, a label; one that is for something is a button."
  (let ((action (plist-get row :action)))
    (if (not action)
        (dolist (name '(:title :text))
          (formd--insert (plist-get row name) 'default))
      (formd--button (or (plist-get row :title) (plist-get row :text) action)
                     (plist-get row :id)
                     (if (equal action "submit")
                         #'formd-submit
                       (lambda () (formd--send 'row/select :row (plist-get row :id)))))
      (insert "\n"))
    (formd--insert (plist-get row :subText) 'formd-help)
    (formd--insert (plist-get row :help) 'formd-help)))

(defun formd--button (title id run)
  "Insert a button with TITLE, named ID; pressing it will call RUN."
  (widget-create 'push-button :formd-id id
                 :notify (lambda (&rest _) (funcall run))
                 (formd--printable title)))

(defun formd--draw-field (node nodes kept)
  "Insert the field NODE, locked as its NODES are; KEPT as in `formd--draw-form'."
  (let ((id (plist-get node :id)))
    (insert (propertize (formd--printable (plist-get node :title)) 'face 'formd-title))
    (when (or (formd--flag (plist-get node :required)) (formd--flag (formd--state node :required)))
      (insert (propertize " *" 'face 'formd-marker)))
    (insert (if (equal (plist-get node :kind) "textView") ":\n" ": "))
    (cond ((apply #'formd--locked-p nodes)
           (insert (propertize (formd--shown node) 'face 'shadow)))
          ((formd--typed-p node) (formd--draw-typed node id kept))
          (t (formd--draw-chosen node id)))
    (insert "\n")
    (formd--insert (plist-get node :help) 'formd-help)
    (dolist (issue (formd--issues node))
      (formd--insert (concat "! " (or (plist-get issue :message) (plist-get issue :rule)))
                     'formd-issue))))

(defun formd--draw-typed (node id kept)
  "Insert a field for NODE, called ID, with what was KEPT or is its text."
  (let ((secret (formd--secret-p node))
        (many (equal (plist-get node :kind) "textView")))
    (push (cons id
                (apply #'widget-create (if many 'text 'editable-field)
                       :formd-id id :size 24 :format "%v"
                       :keymap (if many formd-text-map formd-field-map)
                       :secret (and secret ?*)
                       :notify (lambda (widget &rest _) (formd--type id widget))
                       (list (or (alist-get id kept nil nil #'equal)
                                 (if secret "" (formd--raw node))))))
          formd--fields)
    (cond (secret
           (when (formd--flag (formd--state node :filled))
             (insert (propertize " (filled)" 'face 'formd-help))))
          ((formd--state node :display)
           (insert "  " (propertize (formd--printable (formd--state node :display))
                                    'face 'formd-help)))
          ((and (plist-get node :placeholder) (equal (formd--raw node) ""))
           (insert "  " (propertize (formd--printable (plist-get node :placeholder))
                                    'face 'formd-help))))
    (when (equal (plist-get node :kind) "stepper")
      (insert " ")
      (formd--button "-" (concat id "-") (lambda () (formd--send 'field/step :field id :by -1)))
      (insert " ")
      (formd--button "+" (concat id "+") (lambda () (formd--send 'field/step :field id :by 1))))))

(defun formd--options (node)
  "Return what can be chosen in NODE now, as an alist from title to key."
  (mapcar (lambda (option)
            (cons (formd--printable (or (plist-get option :title) (plist-get option :key)))
                  (plist-get option :key)))
          (formd--given (if (plist-member (plist-get node :state) :options)
                            (formd--state node :options)
                          (plist-get node :options)))))

(defun formd--shown (node)
  "Return what is answered in NODE, as text."
  (let ((value (formd--given (plist-get node :value)))
        (display (formd--state node :display)))
    (formd--printable
     (cond (display display)
           ((formd--secret-p node) (if (formd--flag (formd--state node :filled)) "••••••••" ""))
           ((member (plist-get node :kind) '("check" "switch"))
            (if (formd--flag value) "[x]" "[ ]"))
           ((vectorp value)
            (mapconcat (lambda (key) (or (car (rassoc key (formd--options node))) (format "%s" key)))
                       value ", "))
           ((or (plist-get node :options) (plist-get node :optionsWhen))
            (or (car (rassoc value (formd--options node))) value ""))
           ((formd--typed-p node) (formd--raw node))
           (t (if value (format "%s" value) ""))))))

(defun formd--prompt (node)
  "Return what asks for an answer in NODE."
  (concat (formd--printable (or (plist-get node :title) (plist-get node :id))) ": "))

(defun formd--draw-chosen (node id)
  "Insert a button that answers NODE, called ID."
  (let ((kind (plist-get node :kind)))
    (formd--button
     (let ((shown (formd--shown node))) (if (equal shown "") "choose" shown))
     id
     (pcase kind
       ((or "check" "switch")
        (lambda ()
          (formd--send 'field/set :field id
                       :value (if (formd--flag (plist-get node :value)) :json-false t))))
       ("multiPicker"
        (lambda ()
          (let* ((options (formd--options node))
                 (chosen (completing-read-multiple (formd--prompt node) options nil t)))
            (formd--send 'field/set :field id
                         :value (vconcat (mapcar (lambda (title) (cdr (assoc title options)))
                                                 chosen))))))
       ("custom" (lambda () (message "formd: this front end does not know this kind of row")))
       (_ (lambda ()
            (let ((inline (equal kind "inlinePicker")) (options (formd--options node)))
              (when inline (formd--send 'row/select :row id))
              (unwind-protect
                  (let ((title (completing-read (formd--prompt node) options nil t)))
                    (formd--send 'field/set :field id :value (cdr (assoc title options))))
                (when inline (formd--send 'row/select :row id))))))))))

;;; Typing

(defun formd--typed ()
  "Return what stands in the typed fields, an alist by id."
  (mapcar (lambda (entry) (cons (car entry) (widget-value (cdr entry)))) formd--fields))

(defun formd--type (id widget)
  "Tell the daemon what was typed into the field called ID, which is WIDGET."
  (unless (formd--lost-p)
    (formd--send 'field/set :field id :raw (widget-value widget))))

;;; Commands

(defun formd--follow ()
  "Tell the daemon which field is typed into, after each command."
  (let ((widget (widget-field-at (point))))
    (let ((at (and widget (widget-get widget :formd-id))))
      (unless (or (equal at formd--at) (formd--lost-p))
        (setq formd--at at)
        (if at
            (formd--send 'editing/begin :field at)
          (formd--send 'editing/end))))))

(define-derived-mode formd-mode nil "Form"
  "A form of the form daemon.
\\{formd-mode-map}"
  (setq-local buffer-undo-list t)
  (add-hook 'post-command-hook #'formd--follow nil t)
  (add-hook 'kill-buffer-hook #'formd--leave nil t))

(defun formd--leave ()
  "Tell the daemon that this form is shown no more."
  (when (and formd--form (not (formd--lost-p)))
    (jsonrpc-notify formd--connection 'form/unwatch (list :form formd--form))))

;;;###autoload
(defun formd-open (what)
  "Show the form WHAT: a JSON file that describes one, or the id of one there is."
  (interactive (list (read-file-name "Form (file or id): ")))
  (let ((form (if (not (file-regular-p what))
                  (file-name-nondirectory what)
                (formd--create (with-temp-buffer
                                 (insert-file-contents what)
                                 (goto-char (point-min))
                                 (json-parse-buffer :object-type 'plist :null-object nil
                                                    :false-object :json-false))))))
    (formd--show form (formd--request 'form/watch :form form))))

(defun formd--create (definition &rest more)
  "Create the form of DEFINITION with MORE params; return its id.
One of this id that is there already is used."
  (condition-case failure
      (plist-get (apply #'formd--request 'form/create :definition definition more) :form)
    (formd-error
     (if (and (plist-get definition :id)
              (cl-some (lambda (entry) (equal (plist-get entry :form) (plist-get definition :id)))
                       (plist-get (formd--request 'form/list) :forms)))
         (plist-get definition :id)
       (signal (car failure) (cdr failure))))))

(defun formd--show (form seen)
  "Show FORM as SEEN by form/watch in a buffer of its own."
  (let ((buffer (get-buffer-create (format "*formd: %s*" form))))
    (with-current-buffer buffer
      (formd-mode)
      (setq formd--form form
            formd--definition (plist-get seen :definition)
            formd--revision (plist-get seen :revision))
      (formd--draw))
    (pop-to-buffer buffer)))

(defun formd--move (method)
  "Move by METHOD; without a daemon to the next widget."
  (if (formd--lost-p)
      (formd--move-alone method)
    (let ((here (car (formd--where))))
      (when (and here (assoc here formd--fields) (not (equal here formd--at)))
        (setq formd--at here)
        (formd--send 'editing/begin :field here))
      (pcase-let ((`(,failure ,moved)
                   (formd--ask formd--connection method (list :form formd--form :wrap t) 0.5)))
        (cond (failure (formd--move-alone method))
              ((formd--flag (plist-get moved :moved))
               (setq formd--at (plist-get moved :field))
               (formd--go formd--at)))))))

(defun formd--move-alone (method)
  "Move as METHOD would if there were a daemon that answers."
  (if (eq method 'editing/next) (widget-forward 1) (widget-backward 1)))

(defun formd-next ()
  "Go to the next field that can be edited."
  (interactive)
  (formd--move 'editing/next))
(defun formd-previous ()
  "Go to the previous field that can be edited."
  (interactive)
  (formd--move 'editing/previous))

(defun formd-submit ()
  "Submit the form; when refused, go to the first wrong answer."
  (interactive)
  (let ((answer (formd--about 'form/submit)))
    (if (formd--flag (plist-get answer :submitted))
        (message "formd: submitted")
      (formd--see (formd--about 'form/get))
      (when-let ((first (plist-get answer :firstInvalid)))
        (formd--go first))
      (message "formd: not submitted: %d to correct" (length (plist-get answer :issues))))))

(defun formd-cancel ()
  "End the form without answers."
  (interactive)
  (formd--send 'form/cancel))
(defun formd-undo ()
  "Take the form's last change back."
  (interactive)
  (formd--send 'form/undo))
(defun formd-redo ()
  "Do again what was taken back."
  (interactive)
  (formd--send 'form/redo))
(defun formd-refresh ()
  "Ask the daemon how the form is and draw it anew."
  (interactive)
  (setq formd--revision 0)
  (formd--see (formd--about 'form/get)))

(defun formd-revive ()
  "After the daemon was lost, make this buffer's form anew with what was typed."
  (interactive)
  (let* ((typed (formd--typed))
         (seen (progn
                 (formd--create (formd--draft typed) :withState t)
                 (formd--request 'form/watch :form formd--form))))
    (setq header-line-format nil formd--closed nil
          formd--definition (plist-get seen :definition)
          formd--revision (plist-get seen :revision))
    (formd--draw)
    (message "formd: the form is there again")))

(defun formd--draft (typed)
  "Return the definition with TYPED, an alist of texts by field, as its answers."
  (let ((state (cl-copy-list (plist-get formd--definition :state))))
    (cl-remf state :outcome)
    (plist-put (formd--with-typed formd--definition typed) :state state)))

(defun formd--with-typed (node typed)
  "Return a copy of NODE and all in it with TYPED as raw texts."
  (let ((copy (copy-sequence node))
        (text (cdr (assoc (plist-get node :id) typed))))
    ;; A widget cannot tell blanks at its end from its own.
    (when (and text (not (equal text (string-trim-right (formd--raw node) " +"))))
      (setq copy (plist-put copy :state
                            (plist-put (copy-sequence (plist-get copy :state)) :raw text)))
      (cl-remf copy :value))
    (dolist (list '(:sections :rows :items :fields) copy)
      (when (vectorp (plist-get copy list))
        (setq copy (plist-put copy list
                              (vconcat (mapcar (lambda (inner) (formd--with-typed inner typed))
                                               (plist-get copy list)))))))))

(provide 'formd)
;;; formd.el ends here
