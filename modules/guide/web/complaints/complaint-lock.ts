import { lockLeft } from '../../rules/complaint-text.ts'

/** When an account last complained in this window. The server checks it across all windows. */
const last = new Map<string, number>()

export const noteComplaint = (account: string): void => void last.set(account, Date.now())
export const isLocked = (account: string): boolean => lockLeft(last.get(account) ?? null, Date.now()) > 0
