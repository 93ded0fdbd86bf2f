/** Events of the share register. Each goes to the manager's institution and the operating side. */
export const taTopics = {
  /** Fund terms were entered or decided, or an opening was added or cancelled. */
  termsChanged: 'ta.terms-changed',
  /** An investor was opened or changed, or such a change was entered or decided. */
  investorsChanged: 'ta.investors-changed',
  /** An application moved. */
  applicationChanged: 'ta.application-changed',
  /** A NAV was entered or decided. */
  navChanged: 'ta.nav-changed',
  /** A dealing run moved. */
  runChanged: 'ta.run-changed',
  /** A dividend moved. */
  dividendChanged: 'ta.dividend-changed',
  /** A fee day moved. */
  feeDayChanged: 'ta.fee-day-changed',
  /** A performance fee was paid, or a manual payment was recorded or decided. Payload `productId`. */
  performanceFeePaid: 'ta.performance-fee-paid',
  /** A run, a dividend or a fee day was confirmed: confirmations, lots and holdings are new. Payload `productId`, `dealingDate`. */
  registerChanged: 'ta.register-changed',
  /** Reports of a run were published, or a report was decided. */
  reportChanged: 'ta.report-changed',
  /** A set of exchange files was checked, imported or discarded. Only the operating side sees them. */
  exchangeChanged: 'ta.exchange-changed',
} as const
