// Every notification. Made from the files in Notifications/ by `make generate`.
// SPDX-License-Identifier: MIT

/// Every notification, by name.
let allNotifications: [NotificationEntry] = [
  NotificationEntry(FormChanged.self),
  NotificationEntry(FormClosed.self),
  NotificationEntry(FormEvent.self),
  NotificationEntry(FormOpened.self),
  NotificationEntry(HookRequested.self),
  NotificationEntry(WatchOverflow.self),
]
