/** First and last lines of data exchange files. */
export const marks = { data: 'OFDCFDAT', index: 'OFDCFIDX', end: 'OFDCFEND' } as const
