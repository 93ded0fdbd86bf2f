import type { Call } from '@iisp/contract'
import { collect } from '@iisp/server'
import { platformCalls } from '@iisp/server/platform-calls'
import { composeUnkeyed } from './compose-unkeyed.ts'

/** All calls of the portal. Needs neither a server nor a database. */
export const everyCall = (): readonly Call[] => [...collect(composeUnkeyed().modules).calls, ...platformCalls]
