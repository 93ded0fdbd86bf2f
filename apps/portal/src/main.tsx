import '@iisp/ui/tokens.css'
import '@iisp/ui/base.css'
import { start } from '@iisp/web/start'
import { parts } from './parts.ts'
import { admitOnlyPlainText } from './trusted-types.ts'

admitOnlyPlainText()
void start(parts)
