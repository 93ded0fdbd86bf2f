import { createRoot } from 'react-dom/client'
import '../src/palette/tokens.css'
import '../src/palette/base.css'
import { Gallery } from './Gallery.tsx'
import './gallery.css'

const root = document.getElementById('root')
if (!root) throw new Error('no root element')
createRoot(root).render(<Gallery />)
