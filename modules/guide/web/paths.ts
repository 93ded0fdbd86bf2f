export const bookPath = '/integrated-management/subscription-center/Service-Content'
export const videoPath = '/training-course/training-video/videos'
