import { translator } from './i18n.ts'
import { defineTexts } from './texts.ts'

export const engineTexts = defineTexts({
  request: {
    signIn: ['请认证', 'Please sign in'],
    otherPerson: [
      '已在另一窗口以其他身份登录，请在本窗口重新登录',
      'Another person has signed in in another window. Please sign in again in this one',
    ],
    busy: ['系统繁忙', 'The system is busy'],
    busyText: ['系统繁忙，请稍后再试', 'The system is busy, please try again later'],
    network: [
      '网络连接超时，请刷新页面重试或联系在线客服',
      'The network timed out. Please refresh the page or contact online service',
    ],
    swept: ['由于请求时间过长，已取消该请求', 'The request took too long and was cancelled'],
    shape: ['响应字段验证失败', 'The fields of the answer failed their check'],
    crowded: [
      '网络有点拥挤，请稍后再试（{{code}}）',
      'The network is a bit crowded, please try again later ({{code}})',
    ],
    smallTrouble: [
      '好像遇到了点小问题哦，请联系在线客服处理（{{code}}）',
      'Something small went wrong, please contact online service ({{code}})',
    ],
    restarting: [
      '后台服务正在重启，大约需要5分钟，请稍后再试（{{code}}）',
      'The service is restarting, which takes about 5 minutes. Please try again later ({{code}})',
    ],
    failed: ['请求失败，请稍后重试（{{status}}）', 'The request failed, please try again later ({{status}})'],
    redirectRefused: ['跳转地址不被允许', 'The address of the redirection is not allowed'],
  },
  message: {
    region: ['消息通知', 'Notifications'],
    close: ['关闭', 'Close'],
    ok: ['确定', 'OK'],
    cancel: ['取消', 'Cancel'],
    download: ['文件下载', 'File download'],
    countdown: ['{{n}}/5秒后自动下载', 'Will download automatically in {{n}}/5 seconds'],
    now: ['立即下载', 'Download now'],
  },
  loader: {
    missing: ['未找到该应用', 'App not found'],
    failed: ['应用加载失败，请刷新重试', 'Failed to load the app, please refresh and retry'],
    loading: ['应用加载中...', 'Loading...'],
    upgraded: ['平台已升级，请刷新页面', 'The platform has been upgraded, please refresh the page'],
    refresh: ['点击刷新', 'Refresh'],
    timeout: ['加载超时，请检查网络', 'Loading timed out, please check the network'],
    retry: ['重试', 'Try again'],
    noPage: ['抱歉，您访问的页面不存在', 'Sorry, the page you visited does not exist'],
  },
  crash: {
    text: [
      '组件报错，请尝试重试，或者联系在线客服处理',
      'This part of the page failed. Please retry, or contact online service',
    ],
    retry: ['重试', 'Try again'],
  },
  upgrade: {
    title: ['升级提示', 'Upgrade'],
    content: [
      '平台已经升级，请刷新页面，以便平台正常给您提供服务，感谢您的配合！',
      'The platform has been upgraded. Please refresh the page so that it keeps working for you. Thank you!',
    ],
    refresh: ['刷新', 'Refresh'],
    close: ['关闭', 'Close'],
  },
  browser: {
    oldTitle: ['浏览器版本过低提醒', 'Your browser is too old'],
    foreignTitle: ['浏览器兼容性提醒', 'Browser compatibility'],
    text: [
      '为了您的使用体验，建议使用最新版谷歌浏览器（Chrome）',
      'For the best experience we recommend the latest Google Chrome',
    ],
    close: ['关闭', 'Close'],
  },
  session: {
    signOutFailed: ['退出登录失败', 'Failed to login out'],
    contextTimeout: [
      '页面初始化超时，请刷新重试',
      'The page took too long to initialise. Please refresh and retry',
    ],
    personChanged: [
      '您已在其他窗口切换身份，本窗口已随之更新',
      'You switched in another window. This window follows.',
    ],
    colourNotSaved: [
      '主题颜色未能保存到服务器，仅在本浏览器生效',
      'The colour could not be stored on the server and applies to this browser only',
    ],
  },
})
/** Translates a text of the engine outside React. */
export const engineText = translator(engineTexts)
