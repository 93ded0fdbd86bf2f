import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { remindsOfOrders } from './access.ts'
import { transferErrors } from './errors.ts'
import { done } from './fields.ts'

/**
 * Reviewers and signers of the caller's institution without the caller, one row per person and role (BO-083). PHONE
 * is masked.
 */
export const getNoticeManager = defineRead({
  summary: { zh: '可通知的复核人与签发人', en: 'Reviewers and signers who can be notified' },
  path: '/api/tran/contacts/getNoticeManager',
  input: t.strict({ mgrUserId: t.Optional(t.text(64)), productId: t.Optional(t.id) }),
  output: t.Array(
    t.Object({
      USERID: t.id,
      NAME: t.personName,
      PHONE: t.text(20),
      EMAIL: t.text(128),
      ROLE: t.oneOf('reviewer', 'signer'),
    }),
  ),
  errors: [platformErrors.notYours],
  access: remindsOfOrders,
})

/**
 * Reminds people that an order waits for them: `type` 1 its reviewers, 2 its signers. They are identified by the
 * e-mail address that getNoticeManager answered. Each person gets one message, at most once a minute per order
 * (BO-084).
 */
export const noticeRelatedPerson = defineWrite({
  summary: { zh: '通知复核人或签发人', en: 'Notify a reviewer or signer' },
  path: '/api/tran/sendMessage/noticeRelatedPerson',
  input: t.strict({
    zlId: t.id,
    persons: t.Array(t.strict({ phone: t.Optional(t.oneLine(20)), email: t.oneLine(128, 1) }), {
      minItems: 1,
      maxItems: 20,
    }),
    type: t.oneOf('1', '2'),
  }),
  output: done,
  errors: [
    platformErrors.notFound,
    transferErrors.notMovable,
    transferErrors.noticePersonUnknown,
    transferErrors.noticeTooSoon,
  ],
  access: remindsOfOrders,
  idempotent: 'key',
})
