/** Hours in which people answer, on statutory working days. */
export const seatHours = { from: '08:30', to: '17:30' } as const

/** @param time HH:mm in Asia/Shanghai */
export const isSeatOpen = (workingDay: boolean, time: string): boolean =>
  workingDay && time >= seatHours.from && time < seatHours.to
