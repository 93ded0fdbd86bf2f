/** Converts a boolean to the wire's '0' or '1' and back. A missing flag counts as '0'. */
export const toFlag = (value: boolean): '0' | '1' => (value ? '1' : '0')
export const fromFlag = (flag: '0' | '1' | undefined): boolean => flag === '1'

/** Formats a timestamp for the wire, to the second. The database session's time zone is Asia/Shanghai. */
export const secondsOf = (timestamp: string): string => timestamp.slice(0, 19)
