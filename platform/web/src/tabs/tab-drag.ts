import type { DragEvent } from 'react'

const dragType = 'application/x-iisp-tab'
let dragged = ''

/** Drag handlers of a tab. A tab dragged over another one takes its position at once. `place`: see TabItemProps. */
export const tabDrag = (id: string, place: number, move: (id: string, to: number) => void) => ({
  draggable: place >= 0,
  onDragStart: (event: DragEvent) => {
    dragged = id
    event.dataTransfer.setData(dragType, id)
    event.dataTransfer.effectAllowed = 'move'
  },
  onDragOver: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    if (dragged !== id && place >= 0) move(dragged, place)
  },
})
