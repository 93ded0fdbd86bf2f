export { RegionField, type RegionFieldProps, type RegionPath } from './RegionField.tsx'
