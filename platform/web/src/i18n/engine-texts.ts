import { defineTexts, type Texts } from './texts.ts'
import { translator } from './i18n.ts'

const zh = {
  request: {
    signIn: '请认证',
    busy: '系统繁忙',
    busyText: '系统繁忙，请稍后再试',
    network: '网络连接超时，请刷新页面重试或联系在线客服',
    swept: '由于请求时间过长，已取消该请求',
    shape: '响应字段验证失败',
    crowded: '网络有点拥挤，请稍后再试（{{code}}）',
    smallTrouble: '好像遇到了点小问题哦，请联系在线客服处理（{{code}}）',
    restarting: '后台服务正在重启，大约需要5分钟，请稍后再试（{{code}}）',
    failed: '请求失败，请稍后重试（{{status}}）',
    redirectRefused: '跳转地址不被允许',
  },
  message: {
    region: '消息通知',
    close: '关闭',
    ok: '确定',
    cancel: '取消',
    download: '文件下载',
    countdown: '{{n}}/5秒后自动下载',
    now: '立即下载',
  },
  loader: {
    missing: '未找到该应用',
    failed: '应用加载失败，请刷新重试',
    loading: '应用加载中...',
    upgraded: '平台已升级，请刷新页面',
    refresh: '点击刷新',
    timeout: '加载超时，请检查网络',
    retry: '重试',
    noPage: '抱歉，您访问的页面不存在',
  },
  crash: {
    text: '组件报错，请尝试重试，或者联系在线客服处理',
    retry: '重试',
  },
  upgrade: {
    title: '升级提示',
    content: '平台已经升级，请刷新页面，以便平台正常给您提供服务，感谢您的配合！',
    refresh: '刷新',
    close: '关闭',
  },
  browser: {
    oldTitle: '浏览器版本过低提醒',
    foreignTitle: '浏览器兼容性提醒',
    text: '为了您的使用体验，建议使用最新版谷歌浏览器（Chrome）',
    close: '关闭',
  },
  session: {
    signOutFailed: '退出登录失败',
    contextTimeout: '页面初始化超时，请刷新重试',
    personChanged: '您已在其他窗口切换身份，本窗口已随之更新',
    colourNotSaved: '主题颜色未能保存到服务器，仅在本浏览器生效',
  },
}

const en = {
  request: {
    signIn: 'Please sign in',
    busy: 'The system is busy',
    busyText: 'The system is busy, please try again later',
    network: 'The network timed out. Please refresh the page or contact online service',
    swept: 'The request took too long and was cancelled',
    shape: 'The fields of the answer failed their check',
    crowded: 'The network is a bit crowded, please try again later ({{code}})',
    smallTrouble: 'Something small went wrong, please contact online service ({{code}})',
    restarting: 'The service is restarting, which takes about 5 minutes. Please try again later ({{code}})',
    failed: 'The request failed, please try again later ({{status}})',
    redirectRefused: 'The address of the redirection is not allowed',
  },
  message: {
    region: 'Notifications',
    close: 'Close',
    ok: 'OK',
    cancel: 'Cancel',
    download: 'File download',
    countdown: 'Will download automatically in {{n}}/5 seconds',
    now: 'Download now',
  },
  loader: {
    missing: 'App not found',
    failed: 'Failed to load the app, please refresh and retry',
    loading: 'Loading...',
    upgraded: 'The platform has been upgraded, please refresh the page',
    refresh: 'Refresh',
    timeout: 'Loading timed out, please check the network',
    retry: 'Retry',
    noPage: 'Sorry, the page you visited does not exist',
  },
  crash: {
    text: 'This part of the page failed. Please retry, or contact online service',
    retry: 'Retry',
  },
  upgrade: {
    title: 'Upgrade',
    content:
      'The platform has been upgraded. Please refresh the page so that it keeps working for you. Thank you!',
    refresh: 'Refresh',
    close: 'Close',
  },
  browser: {
    oldTitle: 'Your browser is too old',
    foreignTitle: 'Browser compatibility',
    text: 'For the best experience we recommend the latest Google Chrome',
    close: 'Close',
  },
  session: {
    signOutFailed: 'Failed to login out',
    personChanged: 'You switched in another window. This window follows.',
    contextTimeout: 'The page took too long to initialise. Please refresh and retry',
    colourNotSaved: 'The colour could not be stored on the server and applies to this browser only',
  },
}

export const engineTexts: Texts<typeof zh> = defineTexts<typeof zh>('engine', zh, en)
/** Translates a text of the engine outside React. */
export const engineText = translator(engineTexts)
