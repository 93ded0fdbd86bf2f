/** The documents' flag: '1' yes, '0' no. */
export const flag = (value: boolean): '0' | '1' => (value ? '1' : '0')
