const key = 'iisp.locked'

export const isLocked = (): boolean => sessionStorage.getItem(key) === '1'
export const keepLock = (): void => sessionStorage.setItem(key, '1')
/** A new sign-in starts unlocked. */
export const forgetLock = (): void => sessionStorage.removeItem(key)
