export { configureTableSettings, type TableSettings, type TableSettingsPort } from './table-settings-port.ts'
export { useTableSettings } from './use-table-settings.ts'
