import type { StoredFile } from '@iisp/server'

export const presentKept = ({ id, name, size }: StoredFile) => ({
  status: 'success' as const,
  fileId: id,
  name,
  size,
})
