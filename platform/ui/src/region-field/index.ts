export { RegionField } from './RegionField.tsx'
export type { Region, RegionFieldProps, RegionPath } from './RegionField.tsx'
