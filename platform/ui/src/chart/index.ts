export { BarChart, type BarChartProps, type BarMark } from './BarChart.tsx'
