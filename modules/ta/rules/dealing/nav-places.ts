/** Whether a NAV is written with exactly these places. */
export const hasPlaces = (nav: string, places: number): boolean => (nav.split('.')[1] ?? '').length === places

/** A NAV of the database (eight decimals) without trailing zeros, with at least four decimals. */
export const shortNav = (stored: string): string => stored.replace(/(\.[0-9]{4}[0-9]*?)0+$/, '$1')
