/** Events of this module. */
export const transferTopics = {
  /** To-do counts of the institution and of the desk depend on it. */
  orderChanged: 'transfers.order-changed',
  /** The order's contacts are to be told, as far as they wish it. */
  contactsToTell: 'transfers.contacts-to-tell',
  /** Everybody who had a part in the order is to be told, wished for or not. */
  peopleToTell: 'transfers.people-to-tell',
} as const
