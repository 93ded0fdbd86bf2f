import { defineRoute } from '@iisp/contract'

/** 个人中心: everybody's own account, opened from the person's menu in the header. */
export const myAccount = defineRoute({ path: '/my-account', oneTab: true })

/** Where a super-manager chooses whom to act for. */
export const switchManager = defineRoute({ path: '/is-super-mgr' })

/** Where the phone comes to that scanned the QR code of a sign-in; query `uuid`. */
export const sweepRequest = defineRoute({ path: '/sweep-login', oneTab: true })
