import {
  type RowOf,
  type Static,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { subscriptionFrequencies } from '@iisp/contract/subscription'
import { subscriptionErrors } from './errors.ts'
import { subscriptionCentre } from './pages.ts'

const base = '/api/subscription'
const reads = { who: 'pages', pages: [subscriptionCentre] } as const

/** message: the portal's messages; mail: to the account's address; sms: to the person's mobile number. */
export const subscriptionChannels = ['message', 'mail', 'sms'] as const
export type SubscriptionChannel = (typeof subscriptionChannels)[number]
const kindId = t.text(60, 1)
const frequency = t.oneOf(...subscriptionFrequencies)
const channel = t.oneOf(...subscriptionChannels)
const channels = t.Array(channel, { minItems: 1, maxItems: subscriptionChannels.length, uniqueItems: true })
/** Time of day in Shanghai. */
const time = t.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 })
/** 1 Monday to 7 Sunday. */
const weekday = t.Integer({ minimum: 1, maximum: 7 })

const chosen = t.Object({ channels, frequency, time, weekday, nextAt: t.nullable(t.dateTime) })
const service = t.Object({
  kind: kindId,
  name: t.String(),
  description: t.String(),
  /** Empty where it is set elsewhere. */
  frequencies: t.Array(frequency),
  /** Path of the page with its own settings; '' for none. */
  setAt: t.String(),
  /** The person's choices; null if they have not subscribed. */
  chosen: t.nullable(chosen),
  /**
   * Actions of the caller now; none while acting for another, nor for subscriptions configured
   * elsewhere.
   */
  actions: t.Array(t.oneOf('save', 'end')),
})
export type SubscriptionService = Static<typeof service>

/** The available subscriptions, with the caller's choices. */
export const subscriptionCatalogue = defineRead({
  name: 'subscriptionCatalogue',
  summary: { zh: '可订阅服务', en: 'Services to subscribe to' },
  methods: ['POST', 'GET'],
  path: `${base}/catalogue`,
  output: t.Object({
    services: t.Array(service),
    /** The channels that reach the caller. */
    channels: t.Array(channel),
    /** The caller acts for somebody else, for whom they neither subscribe nor unsubscribe. */
    actsForAnother: t.Boolean(),
  }),
  access: reads,
})

/** Subscribes, or changes a subscription. `time` and `weekday` count as far as the frequency needs them. */
export const subscriptionSave = defineWrite({
  name: 'subscriptionSave',
  summary: { zh: '订阅', en: 'Subscribe' },
  path: `${base}/save`,
  input: t.strict({ kind: kindId, channels, frequency, time, weekday }),
  errors: [
    platformErrors.notFound,
    platformErrors.badInput,
    subscriptionErrors.noPhone,
    subscriptionErrors.asAnother,
  ],
  access: { ...reads, supervised: false },
  idempotent: 'yes',
})

/** Ends a subscription: nothing is sent from now on, not even what was about to leave. */
export const subscriptionEnd = defineWrite({
  name: 'subscriptionEnd',
  summary: { zh: '退订', en: 'Unsubscribe' },
  path: `${base}/end`,
  input: t.strict({ kind: kindId }),
  errors: [subscriptionErrors.asAnother],
  access: { ...reads, supervised: false },
  idempotent: 'yes',
})

export const deliveryFields = defineFields({
  id: t.id,
  name: f.longText(['服务', 'Service']),
  at: f.moment(['时间', 'Time']),
  /** empty: there was nothing to report. refused: the person may no longer see the content. */
  outcome: f.status(
    {
      sent: ['已发送', 'Sent', 'success'],
      empty: ['无新内容', 'Nothing new', 'neutral'],
      refused: ['已无权限', 'No longer permitted', 'warning'],
    },
    ['结果', 'Outcome'],
  ),
  channels: f.named(t.Array(channel), ['接收方式', 'Channels']),
  total: f.count(['条数', 'Items']),
  content: f.longText(['发送内容', 'What was sent']),
})
export type SubscriptionDelivery = RowOf<typeof deliveryFields>

/** The deliveries to the caller's account, latest first. */
export const subscriptionDeliveryList = defineList({
  name: 'subscriptionDeliveryList',
  summary: { zh: '订阅发送记录', en: 'Deliveries' },
  path: `${base}/deliveries`,
  filters: { outcome: t.Optional(deliveryFields.named.outcome.schema) },
  row: deliveryFields.row,
  access: reads,
})
