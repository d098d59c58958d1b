;;; emacs.el --- The Emacs client under scripts/client-test  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; emacs -Q --batch -L clients/emacs -l this file.  What a buffer holds is asked anew after each
;; change, so it is waited for.

;;; Code:

(require 'formd)

(defvar driver-buffers nil "Buffers of watched forms by form, an alist.")

(defun driver-answer (step)
  "Return what STEP comes to."
  (let ((call (plist-get step :call)) (watched (plist-get step :watch)))
    (cond
     (call
      (pcase-let ((`(,failure ,result)
                   (formd--ask (formd--connect) (intern call) (plist-get step :params))))
        (if failure (list :error failure) (list :result result))))
     (watched
      (let ((seen (formd--request 'form/watch :form watched)))
        (formd--show watched seen)
        (setf (alist-get watched driver-buffers nil nil #'equal) (current-buffer))
        (list :definition (plist-get seen :definition))))
     (t
      (with-current-buffer (alist-get (plist-get step :mirror) driver-buffers nil nil #'equal)
        (with-timeout (10)
          (while (< formd--revision (plist-get step :revision))
            (accept-process-output nil 0.01)))
        (list :definition formd--definition))))))

(let ((line nil))
  (while (setq line (ignore-errors (read-from-minibuffer "")))
    (princ (concat (formd--json
                    (driver-answer (json-parse-string line :object-type 'plist :null-object nil
                                                      :false-object :json-false)))
                   "\n"))))

;;; emacs.el ends here
