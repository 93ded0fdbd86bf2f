import { defineTexts } from '@iisp/web'

export const pageTexts = defineTexts({
  books: ['业务红宝书', 'Business handbook'],
  mine: ['我的收藏', 'My favourites'],
  noBooks: [
    '尚未收藏红宝书。在业务菜单页首点击“收藏”，即可在此查看',
    'No favourites yet. Press “Add to favourites” above a business page to find its handbook here',
  ],
  noBook: ['请从左侧选择一本红宝书', 'Choose a handbook on the left'],
  missing: [
    '该红宝书不存在，或您没有对应菜单的权限',
    'There is no such handbook, or you have no permission for its menu',
  ],
  openMenu: ['进入菜单', 'Open the menu'],
  keep: ['收藏', 'Add to favourites'],
  letGo: ['取消收藏', 'Remove from favourites'],
  again: ['重试', 'Try again'],
  videos: ['培训视频', 'Training videos'],
  allVideos: ['全部培训视频', 'All training videos'],
  noVideos: ['暂无数据，该菜单没有培训视频', 'No data: this menu has no training video'],
  noVideosAtAll: ['您的菜单暂无培训视频', 'None of your menus has a training video yet'],
  ofMenu: ['菜单：{{name}}', 'Menu: {{name}}'],
  minutes: ['时长{{time}}', '{{time}} long'],
  continues: ['上次看到{{time}}，将从此处继续。', 'You stopped at {{time}}; it goes on from there.'],
  fromStart: ['从头播放', 'Play from the start'],
  videoFailed: ['视频加载失败', 'The video could not be loaded'],
  captions: ['文字稿', 'Transcript'],
})
