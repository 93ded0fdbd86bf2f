/**
 * Hours in which the custodian pays; they lie within the hours of the high-value payment system.
 */
export const paymentHours = { from: '09:00', to: '16:30' } as const

/** The earliest time (HH:mm) on a day, in steps of five minutes; null after the cut-off. */
export function earliestTime(day: string, today: string, timeNow: string): string | null {
  if (day > today) return paymentHours.from
  if (day < today) return null
  const [hours = 0, minutes = 0] = timeNow.split(':').map(Number)
  const rounded = Math.ceil((hours * 60 + minutes) / 5) * 5
  const next = `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`
  if (next > paymentHours.to) return null
  return next < paymentHours.from ? paymentHours.from : next
}

export const isPaymentTime = (time: string): boolean => time >= paymentHours.from && time <= paymentHours.to
