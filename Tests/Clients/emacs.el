;;; Emacs' jsonrpc.el as a client of formd.  -*- lexical-binding: t -*-
;; SPDX-License-Identifier: MIT

(require 'jsonrpc)

(let* ((notes nil)
       (process (make-network-process
                 :name "formd" :family 'local :service (getenv "FORMD_SOCKET")
                 :coding 'utf-8-emacs-unix :noquery t))
       (formd (make-instance
               'jsonrpc-process-connection :name "formd" :process process
               :notification-dispatcher
               (lambda (_ method params) (push (cons method params) notes))))
       (check (lambda (what true) (unless true (error "emacs: %s" what)))))
  (jsonrpc-request
   formd 'form/create
   '(:definition
     (:id "emacs" :sections
          [(:id "s" :rows [(:id "name" :kind "textField" :required t)
                           (:id "seats" :kind "textField" :type "integer" :max 4)])])))
  ;; No params at all are `nil', which is sent as null.
  (funcall check "info" (plist-get (jsonrpc-request formd 'server/info nil) :version))
  (jsonrpc-request formd 'form/watch '(:form "emacs"))
  (let* ((answer (jsonrpc-request formd 'field/set '(:form "emacs" :field "seats" :raw "9")))
         (issue (aref (plist-get answer :issues) 0)))
    (funcall check "issue" (equal (plist-get issue :rule) "max")))
  (funcall check "change"
           (and (eq (caar notes) 'form/changed)
                (= (plist-get (cdar notes) :revision) 2)))
  (funcall check "error"
           (condition-case refused
               (progn (jsonrpc-request formd 'row/get '(:form "emacs" :row "none")) nil)
             (jsonrpc-error (= 301 (alist-get 'jsonrpc-error-code (cddr refused))))))
  (jsonrpc-request formd 'field/set '(:form "emacs" :field "seats" :value 3))
  (jsonrpc-request formd 'field/set '(:form "emacs" :field "name" :value "Ada Éxample 😀"))
  (let ((done (jsonrpc-request formd 'form/submit '(:form "emacs"))))
    (funcall check "submit" (eq (plist-get done :submitted) t))
    (funcall check "values"
             (equal (plist-get done :values) '(:name "Ada Éxample 😀" :seats 3))))
  (jsonrpc-shutdown formd)
  (princ "ok\n"))
