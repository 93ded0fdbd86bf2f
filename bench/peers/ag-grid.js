// AG Grid Community with what the portal's table has: selection, fixed first column, resizing, sort.
import { AllCommunityModule, ModuleRegistry, createGrid, themeQuartz } from 'ag-grid-community'

ModuleRegistry.registerModules([AllCommunityModule])
const theme = themeQuartz.withParams({ rowHeight: 40, headerHeight: 34, fontSize: 13 })

/** Draws the grid into `host`; gives the function that takes it away. */
export function mountAgGrid(host, fields, rows) {
  const api = createGrid(host, {
    theme,
    animateRows: false,
    rowSelection: { mode: 'multiRow' },
    getRowId: ({ data }) => data.id,
    columnDefs: fields.map(({ key, title, width, figure }, at) => ({
      field: key,
      headerName: title,
      width,
      sortable: true,
      resizable: true,
      ...(figure && { type: 'rightAligned' }),
      ...(at === 0 && { pinned: 'left' }),
    })),
    rowData: rows,
  })
  return () => api.destroy()
}
