/** Events of this module. */
export const transferTopics = { orderChanged: 'transfers.order-changed' } as const
