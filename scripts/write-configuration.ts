import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDocument } from '../platform/server/src/config/config-document.ts'
import { root } from './tools.ts'

writeFileSync(join(root, 'docs/CONFIGURATION.md'), configDocument())
