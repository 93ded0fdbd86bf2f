/** What the files of the data exchange start and end with. */
export const marks = { data: 'OFDCFDAT', index: 'OFDCFIDX', end: 'OFDCFEND' } as const
