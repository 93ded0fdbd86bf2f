export { OpenPageFrame } from './OpenPageFrame.tsx'
