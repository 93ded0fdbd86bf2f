// AG Grid Community with the features of the portal's table: selection, fixed first column, resizing, sorting.
import { AllCommunityModule, ModuleRegistry, createGrid, themeQuartz } from 'ag-grid-community'

ModuleRegistry.registerModules([AllCommunityModule])
const theme = themeQuartz.withParams({ rowHeight: 40, headerHeight: 34, fontSize: 13 })

/** Renders the grid into `host`. Returns a function that removes it. */
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
