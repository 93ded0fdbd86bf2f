import { type Static, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { hardwareKeyErrors as e } from './hardware-key-errors.ts'
import { account, uuid } from './sign-in.ts'

/** The most keys of one account. */
export const keyLimit = 5

const bytes = (max: number) => t.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: max })
/** 256 bits, base64url. */
const challenge = t.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
const credentialId = bytes(1400)
/** Transports by which a browser may reach the key, such as `usb`. A browser ignores names it does not know. */
const transports = t.Array(t.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 })
const knownKey = t.Object({ id: credentialId, transports })
export type KnownKey = Readonly<Static<typeof knownKey>>

/** A key's signature over the challenge that belongs to this uuid. */
const signedChallenge = t.strict({
  uuid,
  randomCode: challenge,
  assertion: t.strict({
    id: credentialId,
    clientDataJSON: bytes(1400),
    authenticatorData: bytes(1000),
    signature: bytes(700),
  }),
})
/** The challenge for a key to sign. */
const keyQuestion = t.Object({ uuid, randomCode: challenge, rpId: t.String(), keys: t.Array(knownKey) })

/**
 * POST account → the challenge for one of its keys to sign. An account that does not exist or has
 * no key gets the same kind of answer, with a key that nobody has.
 */
export const ukeyLoginInit = defineWrite({
  summary: { zh: 'UKey登录准备', en: 'Prepare a sign-in by UKey' },
  methods: ['POST', 'GET'],
  path: '/api/login/basic/ukeyLoginInit',
  input: t.strict({ account }),
  output: keyQuestion,
  access: { who: 'public', whileLocked: true },
  idempotent: 'no',
})

/**
 * POST the key's signature over `randomCode` → the uuid is a pass for one sign-in of this account with its password
 * (`login` with loginType 1), in this browser and network, until it expires. One try a uuid.
 */
export const ukeyVerifySign = defineWrite({
  summary: { zh: 'UKey验签', en: 'Verify the signature of a UKey' },
  path: '/api/login/basic/ukeyVerifySign',
  input: signedChallenge,
  output: t.Object({ uuid }),
  errors: [e.keyRefused, e.keyExpired],
  access: { who: 'public', whileLocked: true },
  maxBodyBytes: 6000,
  idempotent: 'no',
})

/**
 * POST → the challenge for a key of the person behind the session, to prove the second factor
 * again.
 */
export const startStepUpKey = defineWrite({
  summary: { zh: 'UKey二次验证准备', en: 'Prepare a UKey as second factor' },
  path: '/api/login/basic/startStepUpKey',
  output: keyQuestion,
  errors: [e.noKeyToProve],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

/**
 * POST the key's signature: allows the session to move money for 15 minutes, as an SMS code does. The session gets a new
 * id. One try a uuid, by the browser and account that asked for it; a signature for a sign-in is refused.
 */
export const proveStepUpKey = defineWrite({
  summary: { zh: '校验UKey二次验证', en: 'Verify a UKey as second factor' },
  path: '/api/login/basic/proveStepUpKey',
  input: signedChallenge,
  errors: [e.keyRefused, e.keyExpired],
  access: { who: 'session', supervised: false },
  maxBodyBytes: 6000,
  idempotent: 'no',
})

const base = '/api/login/myAccount/key'
const session = { who: 'session' } as const
const write = { ...session, supervised: false } as const

const myKey = t.Object({
  id: t.id,
  name: t.String(),
  addedAt: t.dateTime,
  /** Null: never. */
  usedAt: t.nullable(t.dateTime),
})
export type MyKey = Static<typeof myKey>

/** The own account's keys, the last added first. */
export const myKeyList = defineList({
  name: 'myKeyList',
  summary: { zh: '我的UKey', en: 'Own UKeys' },
  path: `${base}/list`,
  filters: {},
  row: myKey,
  access: session,
})

/**
 * POST → the challenge for a new key of the own account. Needs a second factor proven within the
 * last 15 minutes.
 */
export const myKeyAddStart = defineWrite({
  name: 'myKeyAddStart',
  summary: { zh: '登记UKey准备', en: 'Prepare to add a UKey' },
  path: `${base}/addStart`,
  output: t.Object({
    uuid,
    challenge,
    rpId: t.String(),
    userId: bytes(100),
    userName: t.String(),
    keys: t.Array(knownKey),
  }),
  errors: [e.tooManyKeys, platformErrors.factorNeeded],
  access: write,
  idempotent: 'no',
})

/** POST the new key's answer: registers the key with the account. */
export const myKeyAdd = defineWrite({
  name: 'myKeyAdd',
  summary: { zh: '登记UKey', en: 'Add a UKey' },
  path: `${base}/add`,
  input: t.strict({
    uuid,
    name: t.oneLine(30, 1),
    credential: t.strict({
      id: credentialId,
      clientDataJSON: bytes(1400),
      attestationObject: bytes(6000),
      transports,
    }),
  }),
  errors: [e.keyRefused, e.keyExpired, e.keyTaken, e.tooManyKeys, platformErrors.factorNeeded],
  access: write,
  idempotent: 'no',
})

/**
 * POST id → removes the key from the account. Needs a second factor proven within the last 15
 * minutes.
 */
export const myKeyRemove = defineWrite({
  name: 'myKeyRemove',
  summary: { zh: '移除UKey', en: 'Remove a UKey' },
  path: `${base}/remove`,
  input: t.strict({ id: t.id }),
  errors: [platformErrors.notFound, platformErrors.factorNeeded],
  access: write,
  idempotent: 'no',
})
