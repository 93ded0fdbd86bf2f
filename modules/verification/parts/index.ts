export { FaceVerification } from './FaceVerification.tsx'
