import { definePage, generalGroup, operationsGroup, roles } from '@iisp/contract'

export const downloadCentre = definePage({
  id: '80102',
  parent: generalGroup,
  path: '/integrated-management/my-account/download-center',
  name: { zh: '下载中心', en: 'Download centre' },
  icon: 'download',
  sort: 2,
  roles,
})

export const storageQuotas = definePage({
  id: '90903',
  parent: operationsGroup,
  path: '/operations/storage',
  name: { zh: '存储用量', en: 'Storage' },
  icon: 'folder',
  sort: 13,
  roles: ['system-administrator'],
  queries: true,
})

export const pages = [downloadCentre, storageQuotas]
