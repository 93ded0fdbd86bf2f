/** The documents' flag of a boolean, and back; a missing flag is '0'. */
export const toFlag = (value: boolean): '0' | '1' => (value ? '1' : '0')
export const fromFlag = (flag: '0' | '1' | undefined): boolean => flag === '1'

/** A point in time as the wire has it; the session's zone is Asia/Shanghai. */
export const secondsOf = (timestamp: string): string => timestamp.slice(0, 19)
