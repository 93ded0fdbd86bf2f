export {
  configureTableSettings,
  useTableSettings,
  type TableSettings,
  type TableSettingsPort,
} from './use-table-settings.ts'
