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

(provide 'formd-tests)
;;; formd-tests.el ends here
