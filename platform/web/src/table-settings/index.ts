export {
  configureTableSettings,
  type TableSettings,
  type TableSettingsPort,
  type TableView,
} from './table-settings-port.ts'
export { useTableSettings } from './use-table-settings.ts'
