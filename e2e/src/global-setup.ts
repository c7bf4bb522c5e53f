import { prepareData } from './product.ts';

export default prepareData;
