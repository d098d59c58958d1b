;;; formd-tests.el --- The sign-up journey, in the real Emacs  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Run by tests/run, which starts a daemon at $FORMD_SOCKET with the process id $FORMD_PID.

;;; Code:

(require 'ert)
(require 'formd)

(defmacro formd-tests--until (test)
  "Wait until TEST is true, five seconds at most, and assert it."
  `(let ((until (+ (float-time) 5)))
     (while (and (not ,test) (< (float-time) until))
       (accept-process-output nil 0.02))
     (should ,test)))

(defun formd-tests--value (id)
  "Return the answer in the field called ID."
  (plist-get (plist-get (formd--request 'form/values :form formd--form :fields (vector id)) :values)
             (intern (concat ":" id))))

(defun formd-tests--type (id text)
  "Type TEXT at the end of the field called ID."
  (should (formd--go id))
  (goto-char (widget-field-text-end (cdr (assoc id formd--fields))))
  (execute-kbd-macro (string-to-vector text)))

(defun formd-tests--press (id)
  "Press the button called ID."
  (should (formd--go id))
  (widget-button-press (point)))

(defun formd-tests--sees (text)
  "Whether TEXT is drawn."
  (save-excursion (goto-char (point-min)) (search-forward text nil t)))

(ert-deftest formd-tests-journey ()
  "Open, type, see what is wrong, pick, toggle, undo, submit; others, stops and deaths."
  (formd-open (expand-file-name "signup.json" (getenv "FORMD_EXAMPLES")))
  (should (equal formd--form "signup"))
  (should (formd-tests--sees "Sign up"))
  ;; What is typed arrives; what is wrong stands below.
  (formd-tests--type "email" "ada")
  (formd-tests--until (equal (formd-tests--value "email") "ada"))
  (formd-submit)
  (should (equal (car (formd--where)) "email"))
  (should (formd-tests--sees "! "))
  (formd-tests--type "email" "@example.com")
  (formd-tests--until (equal (formd-tests--value "email") "ada@example.com"))
  ;; Next and previous.
  (formd--go "email")
  (formd-next)
  (should (equal (car (formd--where)) "username"))
  (formd-previous)
  (should (equal (car (formd--where)) "email"))
  ;; Pick, toggle, a secret.
  (cl-letf (((symbol-function 'completing-read) (lambda (_ options &rest _) (caar options))))
    (formd-tests--press "country"))
  (formd-tests--until (formd-tests--value "country"))
  (formd-tests--press "terms")
  (formd-tests--until (eq (formd-tests--value "terms") t))
  (formd-tests--until (formd-tests--sees "[x]"))
  (formd-tests--type "password" "correct horse 1")
  (formd-tests--until (formd-tests--sees "(filled)"))
  (should-not (formd-tests--sees "correct horse"))
  ;; Undo.
  (formd-tests--type "first" "Ada")
  (formd-tests--until (equal (formd-tests--value "first") "Ada"))
  (formd-undo)
  (formd-tests--until (equal (formd-tests--value "first") ""))
  (formd-redo)
  (formd-tests--until (equal (widget-value (cdr (assoc "first" formd--fields))) "Ada"))
  ;; Somebody else changes an answer.
  (let ((other (make-instance 'jsonrpc-process-connection :name "other"
                              :process (formd--process))))
    (jsonrpc-request other 'field/set '(:form "signup" :field "last" :raw "Example"))
    (formd-tests--until (equal (widget-value (cdr (assoc "last" formd--fields))) "Example"))
    (jsonrpc-shutdown other))
  ;; A stopped daemon holds nothing up.
  (let ((pid (string-to-number (getenv "FORMD_PID"))))
    (signal-process pid 'SIGSTOP)
    (formd-tests--type "username" "ada")
    (should (equal (widget-value (cdr (assoc "username" formd--fields))) "ada"))
    (signal-process pid 'SIGCONT)
    (formd-tests--until (equal (formd-tests--value "username") "ada"))
    ;; It dies: what was typed stays, and goes on with a new one when asked.
    (signal-process pid 'SIGKILL)
    (formd-tests--until (formd--lost-p)))
  (formd-tests--type "born" "1990")
  (setenv "FORMD_SOCKET" nil)
  (formd-revive)
  (should (equal (formd-tests--value "email") "ada@example.com"))
  (should (equal (formd-tests--value "username") "ada"))
  (should (equal (format "%s" (formd-tests--value "born")) "1990")))

(defvar formd-tests--line nil "Another client's connection.")

(defun formd-tests--other (method &rest params)
  "Return what another client is answered to METHOD with PARAMS."
  (unless formd-tests--line
    (setq formd-tests--line (make-instance 'formd--exact-connection :name "other"
                                           :process (formd--process))))
  (cadr (formd--ask formd-tests--line method params)))

(defun formd-tests--answer (id)
  "Return the answer in the field called ID of the awkward form, as another client sees it."
  (plist-get (plist-get (formd-tests--other 'form/values :form "awkward" :fields (vector id)) :values)
             (intern (concat ":" id))))

(defun formd-tests--text (id)
  "Return what stands in the field called ID."
  (widget-value (cdr (assoc id formd--fields))))

(defun formd-tests--complaint (run)
  "Return what RUN complains of."
  (condition-case failure (progn (funcall run) "nothing")
    (error (error-message-string failure))))

(ert-deftest formd-tests-bad ()
  "No daemon, awkward texts, 500 rows, items, stops, and a form deleted under the editor."
  (let* ((folder (getenv "FORMD_FOLDER"))
         (file (expand-file-name "awkward.json" folder))
         (socket (getenv "FORMD_SOCKET"))
         (pid (string-to-number (getenv "FORMD_PID")))
         name)
    (setenv "FORMD_SOCKET" nil)
    (pcase-dolist (`(,program ,where ,words)
                   `(("/nonexistent/formd" nil "Cannot start /nonexistent/formd")
                     (,(expand-file-name "of-tomorrow" (getenv "FORMD_TESTS")) nil "speaks version 2")
                     ("formd" ,(expand-file-name "stale" folder) "Nobody listens at")))
      (let ((formd-program program) (formd-socket where))
        (should (string-match-p (regexp-quote words)
                                (formd-tests--complaint (lambda () (formd-open file)))))
        (should-not (formd--buffers))))
    (setenv "FORMD_SOCKET" socket)
    (formd-open file)
    (should (> (length formd--fields) 500))
    ;; Nothing steers the terminal; texts of answers stay as they are.
    (formd-tests--type "evil" "x")
    (formd-next)
    (formd-tests--until (formd-tests--sees "! Message"))
    (should (formd-tests--sees "Header"))
    (should-not (string-match-p "[\33\7\177\u009b\u202e\u2066]" (buffer-string)))
    (should-not (string-match-p "[\33\7\177\u009b\u202e\u2066]"
                                (formd--prompt '(:title "a\33\7\u202e"))))
    ;; A widget cannot tell blanks at its end from its own; the answer keeps them.
    (should (= (length (formd-tests--text "long")) 1999))
    (formd-tests--type "right" " שוב")
    (formd-tests--until (equal (formd-tests--answer "right") "שלום עולם שוב"))
    (formd-tests--type "wide" "語")
    (formd-tests--until (equal (formd-tests--answer "wide") "日本語 👩‍👩‍👧 e\u0301語"))
    (formd-tests--type "row499" "last")
    (formd-tests--until (equal (formd-tests--answer "row499") "last"))
    ;; A repeated part comes, is typed into, goes and comes back.
    (formd-tests--press "+people")
    (formd-tests--until (formd-tests--sees "1."))
    (setq name (car (cl-find-if (lambda (entry) (string-suffix-p "/name" (car entry))) formd--fields)))
    (formd-tests--type name "Ada")
    (formd-tests--until (equal (formd-tests--answer "people") [(:name "Ada")]))
    (formd-tests--press (car (split-string name "/")))
    (formd-tests--until (null (assoc name formd--fields)))
    (formd-undo)
    (formd-tests--until (and (assoc name formd--fields) (equal (formd-tests--text name) "Ada")))
    ;; A stopped daemon: typing, moving and leaving go on.
    (signal-process pid 'SIGSTOP)
    (formd-tests--type "row1" "one")
    (formd-next)
    (should (equal (car (formd--where)) "row2"))
    (formd-tests--type "row2" "two")
    (should (equal (list (formd-tests--text "row1") (formd-tests--text "row2")) '("one" "two")))
    (signal-process pid 'SIGCONT)
    (formd-tests--until (equal (list (formd-tests--answer "row1") (formd-tests--answer "row2"))
                               '("one" "two")))
    ;; The form is deleted: what is typed stays; it is made anew when asked for only.
    (formd-tests--other 'form/delete :form "awkward")
    (formd-tests--until formd--closed)
    (should (string-match-p "was closed (deleted)" header-line-format))
    (formd-tests--type "row3" "three")
    (formd--draw)
    (should (equal (list (formd-tests--text "row3") (formd-tests--text name)) '("three" "Ada")))
    (should (string-match-p "form is gone" (formd-tests--complaint #'formd-submit)))
    (should (equal (plist-get (formd-tests--other 'form/list) :forms) []))
    (formd-revive)
    (should (equal (formd-tests--answer "row3") "three"))
    (should (equal (list (formd-tests--answer "row499") (formd-tests--answer "people"))
                   '("last" [(:name "Ada")])))
    (should (= (length (formd-tests--answer "long")) 2000))
    (signal-process pid 'SIGSTOP)
    (kill-buffer)
    (should-not (formd--buffers))
    (signal-process pid 'SIGCONT)))

(provide 'formd-tests)
;;; formd-tests.el ends here
