import { defineRoute } from '@iisp/contract'

/** 个人中心: everybody's own account, opened from the person's menu in the header. */
export const myAccount = defineRoute({ path: '/my-account', oneTab: true })

/** The page on which a super-manager chooses the manager to act for. */
export const switchManager = defineRoute({ path: '/is-super-mgr' })

/** The page that a phone opens after scanning the QR code of a sign-in; query `uuid`. */
export const sweepRequest = defineRoute({ path: '/sweep-login', oneTab: true })
