import '@iisp/ui/tokens.css'
import './base.css'
import { tableSettingsPort } from '@iisp/identity/web'
import { start } from '@iisp/web/start'
import { configureTableSettings } from '@iisp/web/table-settings/table-settings-port'
import { parts } from './parts.ts'
import { admitOnlyPlainText } from './trusted-types.ts'

admitOnlyPlainText()
configureTableSettings(tableSettingsPort)
void start(parts)
