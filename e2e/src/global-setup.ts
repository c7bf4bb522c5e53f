import { prepareTemplate } from './product.ts';

export default prepareTemplate;
