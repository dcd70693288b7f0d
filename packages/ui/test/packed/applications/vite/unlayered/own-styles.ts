import './reset.css'
import '../plain/own.css'
