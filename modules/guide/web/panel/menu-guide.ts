import type { Output } from '@iisp/contract'
import type { queryBusinessDescription } from '@iisp/guide/contract'

export type MenuGuide = Output<typeof queryBusinessDescription>
