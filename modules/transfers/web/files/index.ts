import { lazyPart } from '@iisp/web'

export const AttachmentsField = lazyPart(() => import('./AttachmentsField.tsx'), 'AttachmentsField')
