import '@iisp/ui/tokens.css'
import '@iisp/ui/base.css'
import { openPortal } from './open-portal.ts'
import { parts } from './parts.ts'

openPortal(parts)
