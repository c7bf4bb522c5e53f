export { tutorialFile, tutorialVideos } from './tutorial-videos.ts';
export { tutorialRoutes as tutorial } from './routes.ts';
