export { Toolbar } from './Toolbar.tsx'
export type { ToolbarTool } from './Toolbar.tsx'
