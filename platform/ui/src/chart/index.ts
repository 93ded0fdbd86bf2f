export { BarChart } from './BarChart.tsx'
export type { BarMark } from './chart-props.ts'
