/** Events of linked funds. Each goes to both managers of the link and to the operating side. */
export const relationTopics = {
  /** An application was sent, changed or decided. */
  applicationsChanged: 'fund-relation.applications-changed',
  /** A relation took effect, changed or ended. */
  relationsChanged: 'fund-relation.relations-changed',
  /** Settings of the forced redemption were entered, reviewed or deleted. */
  configsChanged: 'fund-relation.configs-changed',
  /** An order of a linked fund was placed or failed, or a fee fell due. */
  linkingChanged: 'fund-relation.linking-changed',
  /** A fee of a child fund cannot be paid in full; the payload is for the mail to its contact. */
  feeShort: 'fund-relation.fee-short',
} as const
