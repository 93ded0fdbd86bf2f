/** Events of this module. */
export const transferTopics = {
  /** To-do counts of the institution and of the desk depend on it. */
  orderChanged: 'transfers.order-changed',
  /** The order's contacts must be notified, if they want that. */
  contactsToTell: 'transfers.contacts-to-tell',
  /** Everybody involved in the order must be notified, whether they want it or not. */
  peopleToTell: 'transfers.people-to-tell',
} as const
